import { expect, test } from 'vitest'
import { readFiles } from './config-files.ts'

const all: Readonly<Record<string, string>> = {
  S3_BUCKET: 'house',
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_REGION: 'eu-1',
}
const read = (settings: Readonly<Record<string, string>>) => readFiles((name) => settings[name] ?? null, '/data')

test('files lie in the data folder, in a folder of their own, or in a bucket', () => {
  expect(read({})).toEqual({ folder: '/data/files', s3: null })
  expect(read({ FILES_DIR: '/srv/files' })).toEqual({ folder: '/srv/files', s3: null })
  expect(read(all)).toEqual({
    folder: '/data/files',
    s3: {
      endpoint: 'https://s3.example.com',
      bucket: 'house',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      region: 'eu-1',
    },
  })
})

test('a bucket without the rest is refused by the names of what is missing', () => {
  expect(() => read({ S3_BUCKET: 'house', S3_REGION: 'eu-1' })).toThrow(
    'S3_BUCKET is set, but not S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. Set all of them, or remove S3_BUCKET.',
  )
  expect(() => read({ ...all, S3_ENDPOINT: 's3.example.com' })).toThrow('S3_ENDPOINT is "s3.example.com"')
})
