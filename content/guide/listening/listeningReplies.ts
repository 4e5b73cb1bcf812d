/**
 * What the guide or a figure says to a remark on the subject of a page. Each text fits every remark on its subject, because
 * the guide knows the subject but not what the remark tells. It never says I, quotes nothing, and names no reference.
 */
export type ListeningReplies = {
  /** In the order in which they are said. The third one ends with a question. */
  heard: readonly [string, string, string, string];
  /** Something small that helps others in this, for a user who asks what to do. */
  help: string;
};
