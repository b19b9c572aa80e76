import type { DraftContent } from './draft-keeper.ts'

// Complements the copy on the server while it is unreachable; not in local storage, which Reset clears.
const databaseName = 'countinghouse'
const storeName = 'draft'

let opening: Promise<IDBDatabase> | null = null

type Owner = { readonly usr_cmp_id: number; readonly Usr_userid: number }

/** Key of a draft: entity and record. */
export function localDraftKey(
  { usr_cmp_id: companyId, Usr_userid: userId }: Owner,
  entity: string,
  record: number | string,
) {
  return `${companyId}:${userId}:${entity}:${record}`
}

/** The local draft by `localDraftKey`; null without browser storage. */
export async function readLocalDraft(key: string): Promise<DraftContent | null> {
  const found = await inStore('readonly', (store) => store.get(key)).catch(() => undefined)
  return (found as DraftContent | undefined) ?? null
}

/** Never fails: without browser storage the draft is still saved by the server. */
export async function saveLocalDraft(key: string, content: DraftContent | null): Promise<void> {
  await inStore('readwrite', (store) => (content === null ? store.delete(key) : store.put(content, key))).catch(
    () => undefined,
  )
}

async function inStore(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  opening ??= openStore()
  opening.catch(() => (opening = null))
  const store = (await opening).transaction(storeName, mode).objectStore(storeName)
  return await answerOf(ask(store))
}

async function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return await answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}
