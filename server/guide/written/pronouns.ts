// Patterns of the pronouns that tell whom a message is about. `i` also matches "I'm", and `im` is "I'm" without its
// apostrophe.

/** 'I', 'me', 'my', 'mine', 'we', 'our' and so on. */
export const FIRST_PERSON = anyOf('i|im|ive|me|my|mine|myself|we|us|our');

/** Without 'us', because 'Tell us about the flood' is not about the user. */
export const FIRST_PERSON_EXCEPT_US = anyOf('i|im|ive|me|my|we|our');

export const SECOND_PERSON = anyOf('you|your|yours|yourself|u|ur');

/** The user, or a person that the user names 'he', 'she' or 'they'. */
export const FIRST_OR_THIRD_PERSON = anyOf(
  'i|im|ive|id|ill|me|my|mine|myself|we|us|our|he|she|they|him|her|them',
);

/** Without 'them', because 'Who sent them?' asks about a story. */
export const FIRST_OR_THIRD_PERSON_EXCEPT_THEM = anyOf('i|im|ive|me|my|we|us|our|he|she|they|him|her');

/** With 'it', by which a child may mean what was done, and without 'we'. */
export const I_OR_THIRD_PERSON = anyOf('i|im|ive|me|my|he|she|they|him|her|them|it|its');

function anyOf(words: string): RegExp {
  return new RegExp(`\\b(?:${words})\\b`, 'i');
}
