import { text } from '@countinghouse/contract/shell/offline.text'
import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

test('the offline page says everything in every language', () => {
  for (const words of [text.title, text.body, text.tryAgain]) {
    expect(offlinePage()).toContain(`<span lang="en" dir="ltr">${words.en}</span>`)
    expect(offlinePage()).toContain(`<span lang="ar" dir="rtl">${words.ar}</span>`)
  }
})

test('the content security policy of the app would let all of it pass', () => {
  const inline = /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:/
  expect(offlinePage()).not.toMatch(inline)
  expect('<script>go()</script>').toMatch(inline)
})
