/** Said before something that Jesus did or said, if a user asks what he would do in their situation. */
export const WHAT_JESUS_WOULD_DO = [
  'No one can say for certain what he would do in your place, and I won’t put words in his mouth. This is something he did or said that comes close:',
  'The Gospels don’t tell of your situation. They do tell how he met people, and that may show you a direction:',
  'I don’t know, but I can show you how he was with people:',
] as const;

/** How Jesus met people: for any situation. */
export const WHAT_JESUS_DID = [
  'Mark 10:21',
  'Matthew 9:36',
  'John 8:10-11',
  'Luke 10:36-37',
  'John 13:14-15',
  'Matthew 11:28-30',
] as const;
