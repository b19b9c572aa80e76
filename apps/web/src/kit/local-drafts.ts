import type { DraftContent } from './draft-keeper.ts'

// Beside the server's copy, for what is typed while it cannot be reached; never in local storage, which Reset clears.
const databaseName = 'countinghouse'
const storeName = 'draft'

let opening: Promise<IDBDatabase> | null = null

type Owner = { readonly usr_cmp_id: number; readonly Usr_userid: number }

/** Names what somebody typed: of which type of records, and on which of them. */
export function localDraftKey(
  { usr_cmp_id: companyId, Usr_userid: userId }: Owner,
  entity: string,
  record: number | string,
) {
  return `${companyId}:${userId}:${entity}:${record}`
}

/** What was typed and has not come to the server, by `localDraftKey`. Null where the browser keeps nothing. */
export async function readLocalDraft(key: string): Promise<DraftContent | null> {
  const found = await inStore('readonly', (store) => store.get(key)).catch(() => undefined)
  return (found as DraftContent | undefined) ?? null
}

/** Never fails: a browser that keeps nothing still has the server. */
export async function keepLocalDraft(key: string, content: DraftContent | null): Promise<void> {
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
