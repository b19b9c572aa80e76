import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

test('a file is named in any script, and somehow when the answer names none', () => {
  expect(fileNameOf(`attachment; filename="file.csv"; filename*=UTF-8''%D8%A3%20b.csv`)).toBe('أ b.csv')
  expect(fileNameOf('attachment')).toBe('file')
})
