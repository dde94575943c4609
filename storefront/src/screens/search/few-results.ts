/** Below a list with this number of products or fewer, popular products fill the screen. */
export const FEW = 3
