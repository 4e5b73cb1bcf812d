import { Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { isAllowed } from './links';

/** A new line within a paragraph. */
const Break = Node.create({
  name: 'break',
  inline: true,
  group: 'inline',
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

/** The tab key leads out of the editor, as it leads out of every field. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What a description is made of: what the server lets through, and nothing else. */
export const PARTS = [
  Document,
  Paragraph,
  Text,
  Break,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  Link.configure({
    autolink: false,
    openOnClick: false,
    isAllowedUri: isAllowed,
    HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
  }),
  UndoRedo,
  Placeholder.configure({ placeholder: 'What shall we think about together this week?' }),
];
