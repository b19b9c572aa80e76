import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes each text file of the build once more as `.br` and `.gz`, so that the server compresses nothing by itself. */
export function compressPlugin(): Plugin {
  return {
    name: 'countinghouse-compress',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      for (const file of globSync('**/*.{js,css,svg}', { cwd: dir })) {
        const content = readFileSync(join(dir, file))
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content, { params }))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
