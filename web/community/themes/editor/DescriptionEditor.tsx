import './editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { EditorToolbar } from './EditorToolbar';
import { EDITOR_EXTENSIONS } from './editorExtensions';
import { LinkDialog } from './LinkDialog';
import { PROSE_CLASSES } from './prose';

/** Rich-text editor with bold, italic, links and lists. If no text is visible, `onWrite` gets an empty string. */
export function DescriptionEditor({
  html,
  label,
  isReadOnly,
  error,
  onWrite,
}: {
  html: string;
  /** The id of the label element. */
  label: string;
  isReadOnly: boolean;
  /** The id of the error message element. */
  error: string | undefined;
  onWrite: (html: string) => void;
}) {
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: html,
    // The CSP forbids inline styles, so editor.css contains these styles.
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
        class: `${PROSE_CLASSES} description`,
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: updated }) => onWrite(updated.getText().trim() === '' ? '' : updated.getHTML()),
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
