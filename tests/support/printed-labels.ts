import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A code that was found on a page. `format`: as the decoder calls it. */
export type ReadCode = { readonly format: string; readonly text: string }

const pointsPerInch = 72
const { resolve } = createRequire(import.meta.url)

// Else the decoder would fetch itself from elsewhere.
const wasm = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

let library: Promise<PDFiumLibrary> | null = null

/** Every code on every page of a PDF, as a printer with so many dots to the inch prints it; those of a page in no order. */
export async function readPrintedCodes(pdf: Uint8Array, dpi = 203): Promise<ReadCode[][]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const pages: ReadCode[][] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({
        scale: dpi / pointsPerInch,
        render: async (rendered) => rendered.data,
      })
      const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }
      // In a picture at half its size some bars are those of another number.
      const found = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
        maxNumberOfSymbols: 255,
        tryDownscale: false,
      })
      pages.push(found.map(({ format, text }) => ({ format, text })))
    }
    return pages
  } finally {
    document.destroy()
  }
}

/** What every page of a PDF says, in the order of its lines. */
export async function readPrintedText(pdf: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText().replaceAll('\r\n', '\n'))
  } finally {
    document.destroy()
  }
}
