import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { scratchFolder } from './tests/support/scratch-folder.ts'
import { chosenTests } from './tests/support/chosen-tests.ts'

const isMeasured = process.env.FAULTS === 'full' || process.env.RELEASE === '1'

// Inherited by the workers and what they start.
process.env.TMPDIR = scratchFolder()

export default defineConfig({
  test: {
    // By itself one core would stay idle while tests wait for the database.
    maxWorkers: '100%',
    // The files of a worker share their modules, which would else be loaded and built anew for each: a third of the time of all. So no
    // test changes what a module holds.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/fixed-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Long enough for property tests beside other work: a test that hangs still ends.
          testTimeout: 30_000,
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'apps/server/src/**/*.unit.test.ts',
            'apps/server/src/platform/config/config.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: chosenTests(['apps/server/', 'tests/conformance/']) ?? [
            'apps/server/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
          ],
          exclude: ['**/*.unit.test.ts', '**/config.test.ts', '**/node_modules/**'],
          globalSetup: ['tests/support/global-database.ts'],
          // A family that walks every operation takes an hour.
          testTimeout: isMeasured ? 14_400_000 : 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: chosenTests(['tests/faults/']) ?? ['tests/faults/**/*.test.ts'],
          // After all others, and with times measured, each alone: they start, kill and wait for whole products. The one of `npm test`
          // measures nothing and would leave a core idle.
          fileParallelism: !isMeasured,
          sequence: { groupOrder: process.env.FAULTS_BESIDE === '1' ? 0 : 1 },
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
