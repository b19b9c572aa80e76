import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { pictureTypes } from '@countinghouse/contract/attachment'
import type { RequestContext } from '../calls/context.ts'
import { extensionOf } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import type { PictureFit, PictureFormat } from './picture.ts'
import { renderForms, renderPicture } from './picture.ts'
import { SpreadsheetError } from '../spreadsheet/spreadsheet-error.ts'
import { membersOf } from '../spreadsheet/zip-members.ts'
import type { ReceivedFile } from './upload.ts'
import { rejectFile } from './upload.ts'

type Whose = Pick<RequestContext, 'locale'> & { readonly companyId: number }

/** The part that makes an archive the document its name says. */
const mainParts: Readonly<Record<string, string>> = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' }
/** What a browser or a shell would run. */
const runnable = /^\s*(?:<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php|!--)|#!|MZ)/i

/**
 * What is kept of an upload that is to be shown to others: of a picture itself and its medium and small form, all drawn anew, else
 * the file as it came. Throws: invalid_input that says beside the file why it is not taken.
 */
export async function attachable(
  whose: Whose,
  store: FileStore,
  file: ReceivedFile,
): Promise<readonly [ReceivedFile, ...ReceivedFile[]]> {
  const bytes = await buffer((await store.open(file.key)) as Readable)
  const picture = pictureTypes.find((type) => type === file.mediaType)
  if (picture !== undefined) return await drawn(whose, store, file, bytes)
  // Its beginning is all that tells; a name that reservations something else would deceive whoever saves it.
  if (file.mediaType === 'application/pdf') return [{ ...file, name: named(file.name, 'pdf') }]
  const isSound = file.mediaType.startsWith('text/') ? isPlainText(bytes) : isDocument(file, bytes)
  return isSound ? [file] : rejectFile(whose, 'file_content')
}

/** What is kept of a picture of somebody: a square of its middle, medium and small. Throws: as attachable. */
export const portrait = formsOf('cover')
/** What is kept of a logo, or of what stands for something: all of it, medium and small. Throws: as attachable. */
export const emblem = formsOf('inside')

function formsOf(fit: PictureFit) {
  return async (
    whose: Whose,
    store: FileStore,
    file: ReceivedFile,
  ): Promise<readonly [ReceivedFile, ...ReceivedFile[]]> => {
    const forms = await renderForms(await buffer((await store.open(file.key)) as Readable), fit)
    if (typeof forms === 'string') return rejectFile(whose, forms)
    const shared = { mediaType: 'image/webp', name: named(file.name, 'webp') }
    return [
      await saveForm(whose, store, { form: forms.medium, ...shared }),
      await saveForm(whose, store, { form: forms.small, ...shared }),
    ]
  }
}

async function drawn(
  whose: Whose,
  store: FileStore,
  file: ReceivedFile,
  bytes: Buffer,
): Promise<readonly [ReceivedFile, ...ReceivedFile[]]> {
  const format = file.mediaType.slice('image/'.length) as PictureFormat
  const pictures = await renderPicture(bytes, format)
  if (typeof pictures === 'string') return rejectFile(whose, pictures)
  const own = format === 'jpeg' ? ['jpg', 'jpeg'] : [format]
  const extension = own.find((known) => known === extensionOf(file.name)) ?? own[0] ?? format
  const small = { mediaType: 'image/webp', name: named(file.name, 'webp') }
  return [
    await saveForm(whose, store, {
      form: pictures.whole,
      mediaType: file.mediaType,
      name: named(file.name, extension),
    }),
    await saveForm(whose, store, { form: pictures.medium, ...small }),
    await saveForm(whose, store, { form: pictures.small, ...small }),
  ]
}

type Form = Pick<ReceivedFile, 'name' | 'mediaType'> & { readonly form: Buffer }

async function saveForm(
  { companyId }: Whose,
  store: FileStore,
  { form, name, mediaType }: Form,
): Promise<ReceivedFile> {
  return { ...(await store.put(companyId, pieces(form))), name, mediaType }
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The same name with the extension of what the bytes are. */
function named(name: string, extension: string): string {
  const own = extensionOf(name)
  if (own === extension) return name
  return `${own === '' ? name : name.slice(0, -own.length - 1)}.${extension}`
}

function isPlainText(bytes: Buffer): boolean {
  const isUtf16 = [0xfeff, 0xfffe].includes(bytes.length < 2 ? 0 : bytes.readUInt16BE(0))
  if (isUtf16) return true
  const beginning = bytes.toString('utf8', 0, 1024).replace(/^\ufeff/, '')
  return !bytes.includes(0) && !runnable.test(beginning)
}

function isDocument({ name }: ReceivedFile, bytes: Buffer): boolean {
  const main = mainParts[extensionOf(name)]
  try {
    const parts = membersOf(bytes).map((member) => member.name)
    return main !== undefined && parts.includes(main) && !parts.some((part) => /vbaProject/i.test(part))
  } catch (error) {
    if (error instanceof SpreadsheetError) return false
    throw error
  }
}
