import { z } from 'zod'

/** Changes when an older version could not read the archive any more. */
export const archiveFormat = 1

const Digest = z.string().regex(/^[0-9a-f]{64}$/)

/** A path below the folder of files, which leads nowhere else on any system. */
export const FilePath = z
  .string()
  .min(1)
  .refine(
    (path) => !/[\\:\0]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
    'leads out of the folder',
  )

const Table = z.strictObject({
  kind: z.literal('table'),
  /** `schema.table`, quoted where SQL asks for it. */
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
})
const StoredFile = z.strictObject({ kind: z.literal('file'), name: FilePath })

/** What stands before the bytes of a member. */
export const MemberHead = z.discriminatedUnion('kind', [Table, StoredFile])
export type MemberHead = z.infer<typeof MemberHead>

const proof = {
  /** Null for a file. */
  rows: z.int().min(0).nullable(),
  bytes: z.int().min(0),
  sha256: Digest,
}
export const Member = z.discriminatedUnion('kind', [Table.extend(proof), StoredFile.extend(proof)])
export type Member = z.infer<typeof Member>

export const Manifest = z.strictObject({
  format: z.literal(archiveFormat),
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** False: sessions, one-time links and password hashes were left out. */
  hasSecrets: z.boolean(),
  /** Migrations as they were applied: the schema the rows belong to. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: Digest })).min(1),
  members: z.array(Member),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Newest seal of the audit; number 0 where there is none. */
  auditHead: z.strictObject({ number: z.int().min(0), hash: Digest }),
})
export type Manifest = z.infer<typeof Manifest>
