import type { Messages } from '../topics.js';

export const computers = {
  levels: {
    pageboy: 'Паж',
    concierge: 'Консьерж',
    director: 'Директор',
    emperor: 'Император',
  },
  levelTexts: {
    pageboy: 'Играет ради удовольствия и многое упускает: хорош для первых партий.',
    concierge: 'Каждый ход играет разумно, но не планирует наперёд.',
    director: 'Планирует целые ходы и раунды.',
    emperor: 'Думает дольше всех и играет так хорошо, как мы умеем.',
  },
} satisfies Messages<'levels' | 'levelTexts'>;
