/** One-sentence prayers about what the user wrote last, keyed like `REMARK_REPLIES`. */
export const REMARK_PRAYERS: Readonly<Record<string, readonly [string, string]>> = {
  'fear-of-what-comes': [
    'Lord, you know what is coming and how much I dread it; be there before me, and steady me until then.',
    'Father, my mind keeps running ahead; bring me back to this hour, and give me what I need when that one comes.',
  ],
  'missing-someone': [
    'God, you know who I am missing; thank you for them, and stay close to me where they used to be.',
    'Lord, keep the ones I love and can’t reach, and let what they gave me live on in me.',
  ],
  'angry-at-someone': [
    'God, you see what was done and how angry I am; put it right, and keep my anger from doing harm.',
    'Lord, I bring you this anger as it is; show me what is true in it, and what I can do with it.',
  ],
  'guilt-or-shame': [
    'Lord, you know what I regret; have mercy on me, and show me what can still be made right.',
    'Father, I can’t look at this without flinching; look at it with me, and let me begin again.',
  ],
  'worn-out': [
    'Lord, I have very little left; carry what I can’t, and let me rest without guilt.',
    'God, you never asked me to do everything; show me what can wait, and give me sleep.',
  ],
  'alone-or-unseen': [
    'God, you see me here; stay beside me, and send me someone who is glad that I’m there.',
    'Lord, it is very quiet around me; be my company, and open one door to another person.',
  ],
  'they-will-not': [
    'Lord, I can’t change them and I can’t stop caring; soften what is hard between us, and give me patience and good sense.',
    'God, go where my words don’t reach, and teach me when to speak and when to leave it.',
  ],
  'tried-and-failed': [
    'Lord, I tried and it came to nothing; keep me from giving up on what is good, and show me another way.',
    'God, take what I could not finish, and give me courage for the next try, or peace to let it go.',
  ],
  'do-not-know-what-to-do': [
    'Father, I don’t know which way to go; give me a clear head, honest advice, and the next small step.',
    'Lord, you see both roads; keep me from fear and from hurry, and help me to choose what is good.',
  ],
  'going-on-long': [
    'Lord, this has gone on so long; give me strength for today, and some sign of an end.',
    'God, I am tired of asking and I ask again: help me, and keep my heart from going hard.',
  ],
  'glad-news': [
    'Thank you, God, for this good thing; let me enjoy it, and share it.',
    'Lord, I’m happy, and I wanted you to hear it first; thank you.',
  ],
  'small-hope': [
    'Lord, thank you for this small light; keep it burning, and help me to trust it a little.',
    'God, it has moved an inch, and I’m grateful; lead it on from here.',
  ],
  'worry-for-someone': [
    'Lord, you love them more than I do; watch over them where I can’t, and show me how to help.',
    'God, keep the one I’m worried about; send good people near them, and give me peace tonight.',
  ],
  'illness-or-body': [
    'Lord, you made this body and know how it hurts; give me relief, good help, and rest.',
    'God, be near me in this; heal what can be healed, and hold me in the rest.',
  ],
  'money-short': [
    'Father, you know what is missing; give us what we need for this day, and a way through the month.',
    'Lord, keep me from panic and from shame about money; open a door, and give me sense to see it.',
  ],
  'pressure-from-others': [
    'Lord, so many people want something of me; let me hear your voice among theirs, and answer them kindly and honestly.',
    'God, free me from trying to please everyone, and show me what is really mine to do.',
  ],
  'grateful-for-someone': [
    'Thank you, God, for this kindness and for the one it came through; bless them richly.',
    'Lord, thank you for the people you have put beside me; let them know what they mean to me.',
  ],
  'soon-to-happen': [
    'Lord, it is nearly time; calm me, give me the right words, and stay with me while it happens.',
    'God, I put what is coming into your hands; let it go well for everyone in it.',
  ],
  'will-do': [
    'Lord, bless what I’m about to do; give me courage to begin, and gentleness while I do it.',
    'God, let this step be a good one, and go with me whatever comes of it.',
  ],
  'plain-detail': [
    'Lord, you know our whole story, and every person in it; look on us with kindness.',
    'God, here is my life as it is; bless what is good in it, and help where it is hard.',
  ],
  'prayed-and-nothing': [
    'God, I can’t feel you, and I’m praying anyway; hear me, and let me know it in some way I can take in.',
    'Lord, I have asked before and I ask again; if I have to wait, wait with me.',
  ],
  'joke-or-irony': [
    'Lord, thank you that I can still laugh; keep me cheerful, and kind.',
    'God, you know what is behind the joke; bless me there, too.',
  ],
  'did-not-expect-it': [
    'Lord, I did not see this coming; hold me while I find my feet, and show me what comes first.',
    'God, everything turned in a day; be what stays the same.',
  ],
  'trailing-off': [
    'Lord, you know what I have not managed to say; hear it as it is, and stay with me in it.',
    'God, that is all I have to say for now; take it from here.',
  ],
};
