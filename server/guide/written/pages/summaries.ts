/** Whether a message asks for a summary of a book or story. */
export function asksForSummary(message: string): boolean {
  return ASKS_FOR_SUMMARY.test(message);
}

const ASKS_FOR_SUMMARY =
  /\b(?:summar\w+|overview|outline|gist|(?:in a )?nutshell|recap|run ?down|sum up|sum .{1,30} up|tl;?dr|plot|big picture|in short|(?:short|quick|brief|simple|kids?) version|main (?:points?|idea|message|theme)|(?:story|life|book|gospel|letter|account) of|(?:one|a|two|three|few|\d+) (?:\w+ )?(?:paragraphs?|sentences?|lines?|bullet points?)|in (?:[\w-]+ ){0,3}(?:english|words|terms)|what(?:['’]?s| is| are) .{1,60} about|what happens in|(?:story|parable) .{0,12}(?:fast|quick(?:ly)?|short|briefly|please)|tell (?:me|us) the .{1,40} (?:story|parable)|retell)\b/i;
