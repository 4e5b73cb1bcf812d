/** Said first, in the guide's own voice, to a user who describes a medical emergency. */
export const EMERGENCY_TEXTS = {
  opening: [
    'This could be a medical emergency. Please call the emergency number now, or ask someone next to you to call. Tell them what you told me. If it turns out to be nothing, no one will be angry that you called.',
    'Please don’t wait and see. This needs a doctor right now, so call the emergency number before you read on, and say exactly what you wrote here.',
  ],
  /** For someone who took or swallowed something dangerous, by accident or not. */
  poison: [
    'Please call the emergency number right now, even if you feel fine. What was swallowed can be treated, and every minute helps. No one will be in trouble for calling. You matter, and so does the next hour.',
    'This can’t wait, and it can still be treated. Call the emergency number now and say what was taken, how much, and when. Keep the packet next to you. Your life is worth this call.',
  ],
  near: [
    'Unlock the front door, keep the phone on speaker, and do what the person on the line says. Don’t drive yourself. If someone is nearby, ask them to stay with you.',
    'Stay with the person, keep the line open, and let the voice on the phone tell you what to do next. Someone else can open the door and wait outside.',
  ],
  /** Shown below the help, for the minutes of waiting. */
  waiting: {
    lead: 'One line to hold on to while help is on its way:',
    passages: ['Psalm 46:1', 'Isaiah 41:10', 'Psalm 121:1-2'],
  },
  /** Said if the user keeps writing. */
  after: [
    'Have you made the call? If not, please do that first; this page will still be here. If help is on its way, I’m glad. Breathe out slowly, and keep talking to whoever is with you.',
    'The call comes before anything I can say. Once someone is with you, write to me as much as you like.',
  ],
} as const;
