/** The product’s name unless the operator sets PRODUCT_NAME. Taken from Psalm 23:2. */
export const PRODUCT_NAME = 'Stillwaters';
