/** The name the product carries unless the operator sets PRODUCT_NAME. Psalm 23:2. */
export const PRODUCT_NAME = 'Stillwaters';
