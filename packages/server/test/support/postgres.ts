export { TestPostgres } from '@gah/server/testing';
