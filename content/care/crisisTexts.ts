import type { Concern } from '#contract/crisisHelp';

/** Shown when a text sounds like a crisis; the helplines follow below. */
export const CRISIS_TEXTS = {
  opening: [
    'Thank you for putting this into words. What you wrote sounds heavy, and we take it seriously. You matter, and there are people awake right now who would be glad to listen to you.',
    'That took courage to write, and we are glad you did. It sounds like you’re in a lot of pain. You do not have to carry it by yourself, not even for the next hour.',
    'Your words matter to us, and we don’t want to just move past them. You sound worn out and in real pain. Someone trained to listen can be with you in this, now.',
    'Thank you for not keeping this hidden. Thoughts like these come to many people, believers too, when the pain is more than they can bear. They are nothing to be ashamed of, and help is near.',
    'It matters to us that you said this. None of it makes you a bad person or a bad believer. It shows how much you’re hurting, and you deserve to hear back from a real person.',
    'We hear how hard this is, and we’re thankful that you wrote it down. You are worth caring for tonight, exactly as you are. The people below listen without judging, at no cost.',
  ],
  near: [
    'If there is someone near you that you trust, a friend, a neighbor, someone from church, please tell them now. You can show them what you wrote.',
    'It would be good not to be alone with this. Maybe you can go sit with someone, or call one person and say that tonight is hard.',
    'You don’t have to explain everything. A short message to someone near, ‘I am not safe by myself, please come’, is enough to begin with.',
    'If anything within reach could be used to hurt you, ask someone near you to take it away for now, and to stay with you for a while.',
  ],
  /** Said instead to someone who wrote about their baby before. */
  nearWithBaby:
    'Please don’t be alone with the baby tonight. Ask someone to come now, and let them hold the baby while you call. The people below can help you through this night.',
  /** Said instead if a way to die is at hand. */
  nearWithMeans:
    'Please put distance between you and what could hurt you: give it to someone now, or leave the room and go where other people are. Then call one of the lines below, or the emergency number, and let someone come to you.',
  goOn: [
    'You can keep writing here, as much or as little as you want.',
    'You can keep going here as before. Nothing has been taken away.',
    'Stay as long as you like. What you were doing is waiting just below.',
    'You’re still welcome here, and you can keep writing.',
  ],
  danger: [
    'This sounds like danger right now. If you can, go somewhere safer or closer to other people, and call the emergency number below. Thank you for saying it; what is happening is not your fault.',
    'Your safety comes first now. Please call the emergency number below, or ask anyone near you to call it for you, and go where there are other people. You were right to say it.',
  ],
  forFriend: [
    'Thank you for caring about this person and for taking it seriously. You can ask them directly if they are thinking of suicide or are unsafe; asking does not put the thought there. The people below also help those who are worried about someone.',
    'It is a lot to carry for someone you love, and you were right to say it. Stay close to them if you can, and let others help. The people below will listen to you as well.',
  ],
  /** For someone who was sent a farewell, while the one who wrote it is not reached. */
  friendInDanger: [
    'Call the emergency number now and give them the address, or say where you can see that they are. Tell them what was written to you. You don’t have to be sure to call; being wrong is fine. Then wake an adult who can go there: a parent, a neighbor, anyone.',
    'This is worth a call right now: emergency number, name, address, and what you were sent. Let them decide how fast. While you wait, keep calling and texting, and tell one adult near you.',
    'If no one has called the emergency number yet, please do that before you write here again. Say the name, the address and what you know. You are doing the right thing, even if it turns out to be nothing.',
  ],
  faint: [
    'That’s a lot to carry. If it gets to be too much, someone can listen, day or night.',
    'You have been carrying a lot. You can set it down here, and if you’d like to hear a voice, there are people who will listen.',
    'We hear the weight in this. It can stay here with the rest, and someone who will listen is one tap away if you want that.',
  ],
  /** Added to a figure's answer when the user asks for its story right after a message of distress. */
  nearby: [
    'And I haven’t forgotten what you told me a moment ago. The people under Help are there tonight, and I hope someone is with you.',
    'What you wrote before is still what matters most. If it comes back, call one of the lines under Help, or someone near you.',
  ],
  calm: [
    'What you wrote is only on this device. We can’t see it, so we can’t answer. But someone at these helplines can, and will be glad you called.',
    'What you wrote hasn’t left this device, so we can’t read it or answer you. But someone at these helplines will listen and answer, right away or soon.',
  ],
} as const;

/** The facts about a crisis that select the text: see `crisisIn` in language/crisis. */
type Crisis = { isImmediate: boolean; isViolence: boolean; isForSomeoneElse: boolean };

/**
 * Returns the concern of a crisis and a text for it. `seen` is the number of crisis texts shown before, so that no text
 * appears twice in a row.
 */
export function crisisTextFor(crisis: Crisis, seen: number) {
  const concern: Concern = crisis.isViolence ? 'abuse' : 'crisis';
  return {
    concern,
    opening: turn(openingsFor(crisis), seen),
    near: turn(CRISIS_TEXTS.near, seen),
    goOn: turn(CRISIS_TEXTS.goOn, seen),
  };
}

function openingsFor({ isImmediate, isForSomeoneElse }: Crisis): readonly string[] {
  if (isImmediate) return CRISIS_TEXTS.danger;
  return isForSomeoneElse ? CRISIS_TEXTS.forFriend : CRISIS_TEXTS.opening;
}

function turn(variants: readonly string[], seen: number): string {
  return variants[seen % variants.length] ?? '';
}
