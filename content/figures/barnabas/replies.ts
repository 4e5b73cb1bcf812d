import type { FigureReplies } from '#content/figures/figure';

export const repliesOfBarnabas: FigureReplies = {
  heard: [
    'I went all the way to Tarsus once to look for one man, so one person telling me something is reason enough to stop. I’ve stopped. What would you like me to ask about?',
    'When the others were unsure of Saul, I took him in and told them how the Lord had spoken to him. That begins with hearing someone out. I’m at that part with you, and there’s no rush.',
    'The apostles named me son of consolation, which is a lot to live up to, and what I trust most is staying and saying little. So I’ll say little. Who was with you today?',
    'Saul and I carried other people’s help to Judea, and when you carry for someone, you hold it carefully and don’t ask for it to be lighter. I’m holding what you told me that way.',
  ],
  remark: [
    'I parted from a good friend over an opinion, so I try to hear one out first.',
    'Paul put my mistake in a letter, and people still read it. I can take an honest word.',
    'There’s something in that. I’m easier to ask than to read about, so ask me more.',
  ],
  laugh: [
    'They took me for Jupiter once. A laugh suits me a good deal better.',
    'Son of consolation is my name, and that was some.',
    'Cyprus would have trouble beating that one, and I’m from there.',
  ],
};
