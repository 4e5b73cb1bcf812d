/** A lamp of clay, as it stood in the house; lit while somebody is waiting for a prayer. */
export function ClayLamp({ isLit, className }: { isLit: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`emblem ${className}`}
    >
      <path d="M7.500 31.500c3 5.700 9 8.500 15.500 8.500 7.500 0 12.800-3.600 14.700-9.300l3.800-3.200c-7-1.200-11.500.6-15.500 1-7.500.7-12.500-1.500-18.500 3z" />
      <path
        d="M8.300 30.800c-4.300-.6-5.200-6.300-1.300-7.300 2.900-.7 4.600 2 3.500 5M16 43.500h14"
        opacity={0.75}
      />
      {isLit && (
        <>
          <path d="M40.500 24.500c-3.300-2.300-3-5.800-.4-8.700.6 2.100 3.700 3.600 3.200 6.400-.2 1.200-1.300 2.100-2.800 2.300z" />
          <path d="M32.500 15.500l-2-1.600M40.300 11V8.500M46 14.700l1-1.200" opacity={0.6} />
        </>
      )}
    </svg>
  );
}
