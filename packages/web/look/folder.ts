/** Where the pictures go. */
export const FOLDER = 'dist/screenshots';
