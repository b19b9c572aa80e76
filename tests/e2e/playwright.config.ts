import { defineConfig, devices } from '@playwright/test'
import { seed } from '../support/seed.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { launchOptions } from './support/browser.ts'

// Inherited by the workers, so that all list the same tests.
process.env.SEED ??= String(seed)
process.env.TMPDIR = scratchFolder()
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Long enough beside other work on a slow machine: what is wrong still ends.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // Recording every step takes a third of the time; a failure shows the page as it stood.
    trace: process.env.TRACE === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: launchOptions(),
    // Emptied for each test, but not started anew: the browser keeps what it compiled, which is a fifth of the time of all.
    reuseContext: true,
  },
})
