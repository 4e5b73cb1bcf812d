/** The rules for a new password, shown before the form is sent. Only the server can check the last one. */
export function PasswordRules() {
  return (
    <>
      <span className="block text-balance">8+ characters with uppercase, lowercase, and number</span>
      <span className="mt-1 block text-balance">Not a common password, your name or your email</span>
    </>
  );
}
