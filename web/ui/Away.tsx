/** Stands above the button when no answer came at all. */
export function Away() {
  return (
    <p role="alert" className="text-[0.97rem] text-rose">
      The server could not be reached. What you typed is still here; check the connection and try again.
    </p>
  );
}
