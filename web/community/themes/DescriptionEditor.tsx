import './editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { EditorToolbar } from './EditorToolbar';
import { PARTS } from './editorParts';
import { LinkDialog } from './LinkDialog';
import { PROSE } from './prose';

/** Writes paragraphs, bold, italic, links and lists. An editor without a letter in it gives out no HTML. */
export function DescriptionEditor({
  html,
  label,
  isReadOnly,
  error,
  onWrite,
}: {
  html: string;
  /** The id of what names it. */
  label: string;
  isReadOnly: boolean;
  /** The id of what says that something is wrong with it. */
  error: string | undefined;
  onWrite: (html: string) => void;
}) {
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: PARTS,
    content: html,
    // Our pages allow no style that is not in their own files.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': label,
        'aria-invalid': String(error !== undefined),
        ...(error && { 'aria-describedby': error }),
        'data-field': 'description',
        dir: 'auto',
        class: `${PROSE} description`,
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: written }) => onWrite(written.getText().trim() === '' ? '' : written.getHTML()),
  });

  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  return (
    <div
      className={`overflow-hidden rounded-field border bg-field transition-colors focus-within:border-tan focus-within:outline-2 focus-within:outline-tan/40 ${error ? 'border-rose' : 'border-line hover:border-line-strong'}`}
    >
      <EditorToolbar editor={editor} isDisabled={isReadOnly} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} isOpen={isLinking} onClose={() => setLinking(false)} />
    </div>
  );
}
