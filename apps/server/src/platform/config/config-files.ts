import { join, resolve } from 'node:path'
import { ConfigError } from './config-values.ts'

export type S3Settings = {
  /** Without a trailing slash. */
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Where files are kept. With a bucket the folder holds only what is being uploaded. */
export type FileSettings = { folder: string; s3: S3Settings | null }

/** Throws: ConfigError naming every setting of the bucket that is missing. */
export function readFiles(setting: (name: string) => string | null, dataDir: string): FileSettings {
  const folder = setting('FILES_DIR')
  return { folder: folder === null ? join(dataDir, 'files') : resolve(folder), s3: readS3(setting) }
}

function readS3(setting: (name: string) => string | null): S3Settings | null {
  const bucket = setting('S3_BUCKET')
  if (bucket === null) return null
  const values = {
    S3_ENDPOINT: setting('S3_ENDPOINT') ?? '',
    S3_ACCESS_KEY_ID: setting('S3_ACCESS_KEY_ID') ?? '',
    S3_SECRET_ACCESS_KEY: setting('S3_SECRET_ACCESS_KEY') ?? '',
    S3_REGION: setting('S3_REGION') ?? '',
  }
  const missing = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []))
  if (missing.length > 0) {
    throw new ConfigError(`S3_BUCKET is set, but not ${missing.join(', ')}. Set all of them, or remove S3_BUCKET.`)
  }
  const endpoint = values.S3_ENDPOINT.replace(/\/+$/, '')
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) {
    throw new ConfigError(`S3_ENDPOINT is "${endpoint}". Set an address such as https://s3.example.com.`)
  }
  return {
    endpoint,
    bucket,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    region: values.S3_REGION,
  }
}
