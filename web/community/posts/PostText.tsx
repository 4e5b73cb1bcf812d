import type { MouseEvent } from 'react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Annotations } from '#contract/community/posts';
import { passageAddress } from '#contract/pages/addresses';
import { openPassage } from '#web/lib/navigation/reader';
import { ReadMore } from '#web/ui/ReadMore';
import { linkifyParagraphs, type TextSegment, truncatePost } from './linkify';

const NO_REFERENCES: Annotations['references'] = [];

/** User text in paragraphs, with clickable links and Bible references. */
export function PostText({
  content,
  references = NO_REFERENCES,
}: {
  content: string;
  references?: Annotations['references'];
}) {
  const paragraphs = useMemo(() => linkifyParagraphs(content, references), [content, references]);
  return paragraphs.map((pieces, index) => (
    <p
      key={pieces[0]?.at}
      dir="auto"
      className={`whitespace-pre-wrap text-start ${index > 0 ? 'mt-[0.7em]' : ''}`}
    >
      {pieces.map((piece) => (
        <PieceView key={piece.at} piece={piece} />
      ))}
    </p>
  ));
}

/** User text like `PostText`, but a long text is collapsed until the user expands it. */
export function CollapsiblePostText({
  content,
  references,
}: {
  content: string;
  references: Annotations['references'];
}) {
  const [isExpanded, setExpanded] = useState(false);
  const beginning = truncatePost(content);
  if (beginning === content) return <PostText content={content} references={references} />;
  return (
    <>
      {isExpanded ? (
        <PostText content={content} references={references} />
      ) : (
        <PostText
          content={`${beginning} …`}
          references={references.filter(({ end }) => end <= beginning.length)}
        />
      )}
      <ReadMore isOpen={isExpanded} onToggle={setExpanded} />
    </>
  );
}

const LINK_CLASS =
  'text-tan underline decoration-tan/45 underline-offset-4 transition-colors hover:text-ivory hover:decoration-ivory';

function PieceView({ piece }: { piece: TextSegment }) {
  if (piece.kind === 'plain') return piece.text;
  if (piece.kind === 'link') {
    return (
      <a
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        dir="ltr"
        className={`break-all ${LINK_CLASS}`}
      >
        {piece.text}
      </a>
    );
  }
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openPassage(piece.reference);
  };
  return (
    <Link
      href={passageAddress(piece.reference)}
      aria-label={`${piece.text}, open the passage`}
      onClick={open}
      className={LINK_CLASS}
    >
      {piece.text}
    </Link>
  );
}
