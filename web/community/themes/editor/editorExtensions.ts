import { Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { isAllowedLink } from './links';

/** Line break within a paragraph. */
const LineBreak = Node.create({
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

/** List item without the Tab shortcut, so that Tab moves the focus out of the editor, as in every field. */
const ListItemWithoutTab = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Editor extensions: exactly the formatting that the server’s sanitizer allows. */
export const EDITOR_EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  LineBreak,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  ListItemWithoutTab,
  ListKeymap,
  Link.configure({
    autolink: false,
    openOnClick: false,
    isAllowedUri: isAllowedLink,
    HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
  }),
  UndoRedo,
  Placeholder.configure({ placeholder: 'What should we think about together this week?' }),
];
