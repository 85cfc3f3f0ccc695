/** Made by build/words.ts: what loads the words of "en/game" and all other sections. */
declare module 'virtual:words' {
  import type { Messages } from '@gah/text';

  const load: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;
  export default load;
}
