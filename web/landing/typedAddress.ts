/** The draft of the address with which somebody tries to come in; it goes along to where a password is asked anew. */
export const TYPED_ADDRESS = 'draft.address';
