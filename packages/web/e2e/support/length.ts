/** `npm run soak:web` plays for longer and looks at everything; every other run at a part of it. */
export const isLong = process.env['E2E_LONG'] !== undefined;
