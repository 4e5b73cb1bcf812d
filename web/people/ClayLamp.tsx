/** Draws a clay oil lamp, which is lit while someone is due to be prayed for. */
export function ClayLamp({ isLit }: { isLit: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="emblem w-3/5"
    >
      <path d="M7.5 31.5c3 5.7 9 8.5 15.5 8.5 7.5 0 12.8-3.6 14.7-9.3l3.8-3.2c-7-1.2-11.5.6-15.5 1-7.5.7-12.5-1.5-18.5 3z" />
      <path d="M8.3 30.8c-4.3-.6-5.2-6.3-1.3-7.3 2.9-.7 4.6 2 3.5 5M16 43.5h14" opacity={0.75} />
      {isLit && (
        <>
          <path d="M40.5 24.5c-3.3-2.3-3-5.8-.4-8.7.6 2.1 3.7 3.6 3.2 6.4-.2 1.2-1.3 2.1-2.8 2.3z" />
          <path d="M32.5 15.5l-2-1.6M40.3 11V8.5M46 14.7l1-1.2" opacity={0.6} />
        </>
      )}
    </svg>
  );
}
