import { expect, test } from 'vitest'
import { text } from './dialog.text.ts'

test('the answers of a dialog have the pinned names', () => {
  expect([text.ok.en, text.no.en, text.cancel.en, text.close.en]).toEqual(['OK', 'No', 'Cancel', 'Close this dialog'])
})
