import { afterAll, afterEach, beforeEach } from 'vitest';
import { killChildren } from './childServer';
import { cleanUpFile, emptyDatabase } from './database';

beforeEach(emptyDatabase);
afterEach(killChildren);
afterAll(cleanUpFile);
