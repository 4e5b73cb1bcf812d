import type { FigureReplies } from '#content/figures/figure';

export const repliesOfSamaritanWoman: FigureReplies = {
  heard: [
    'It began with a tired man sitting down by the well just as he was, with nothing tidied up first. You don’t have to tidy this for me. Which part do people usually skip over?',
    'Ours is a deep well, and I never expected to reach the bottom with a short rope. I don’t expect it of a few sentences either. I’ve heard these, and I’ll sit here by the edge.',
    'I left my waterpot standing once, when something mattered more. Picture it over there by the wall now, because I’m listening to you. Who did you tell first?',
    'My whole life got summed up in a few words, and it’s strange to read. So I won’t sum up yours. You said it your way, and I’d like to leave it like that.',
  ],
  remark: [
    'I argued with a man I’d just met about where to worship God, so I enjoy a person with opinions.',
    'In Sychar they took my word first, and then wanted to hear for themselves. You’re in good company there.',
    'The disciples were surprised and asked nothing. You can do better than that: say what you think, then ask me.',
  ],
  laugh: [
    'Deep well, quick tongue. You’d have done fine in Sychar.',
    'That’s worth leaving a waterpot for, though I’d want it back this time.',
    'I’d run and tell the whole town, and you know I would!',
  ],
};
