/** The rules for a new password, shown before the form is sent. Only the server can check the last one. */
export function PasswordRules() {
  return (
    <>
      8+ characters with uppercase, lowercase, and number
      <br />
      Not a common password, your name or your email
    </>
  );
}
