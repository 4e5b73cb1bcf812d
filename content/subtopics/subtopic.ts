/**
 * A part of a page's subject that people often write about or add after the page, such as 'My spouse stays out of it' on the
 * page about in-laws. `training/subtopics` has the messages by which it is recognized.
 */
export type Subtopic = {
  /** The id of the page. */
  page: string;
  /** Unique within the page: lower case, hyphenated. */
  id: string;
  /** What users tap to choose it, in their own words. Unique. */
  title: string;
  /** The answer, in any voice of the guide: never says I, and contains no reference and no quotation. */
  text: string;
  /** One to three verses, shown below the text; null if no verse helps. */
  passage: string | null;
};
