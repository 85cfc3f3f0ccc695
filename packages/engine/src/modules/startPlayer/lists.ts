export const START_PLAYER_REASONS = ['has-passed', 'key-taken'] as const;
