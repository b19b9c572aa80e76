const mebibyte = 2 ** 20

/** What a file may be at most. Source: docs/guides/platform.md, Files of rows. */
export const limits = {
  fileBytes: 25 * mebibyte,
  /** Rows below the heading. */
  rows: 100_000,
  columns: 1000,
  lineBytes: mebibyte,
  members: 2000,
  unpackedBytes: 200 * mebibyte,
  unpackedRatio: 100,
  /** Small parts may be packed as tightly as they are: they cannot hurt. */
  ratioFromBytes: mebibyte,
  markupDepth: 100,
  workerMemoryMiB: 256,
  workerYoungMiB: 16,
  /** Between two batches of rows. */
  workerSilenceMs: 10_000,
} as const

export const bytesPerMebibyte = mebibyte
