/** Network error of a form, shown above its button. */
export function OfflineNotice() {
  return (
    <p role="alert" className="text-[0.97rem] text-rose">
      We couldn’t reach the server. Everything you typed is still here. Check your connection and try again.
    </p>
  );
}
