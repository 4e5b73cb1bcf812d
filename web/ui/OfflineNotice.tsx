/** The message for a network error of a form, shown above the submit button. */
export function OfflineNotice() {
  return (
    <p role="alert" className="text-small text-rose">
      We couldn’t reach the server. Everything you typed is still here. Check your connection and try again.
    </p>
  );
}
