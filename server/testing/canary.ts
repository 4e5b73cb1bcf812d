/** Occurs nowhere in our content, so finding it means that a text leaked. */
export const CANARY = 'zaphnathpaaneahine';
