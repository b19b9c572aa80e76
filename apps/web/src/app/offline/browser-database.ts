type Ask<T> = (store: IDBObjectStore) => IDBRequest<T>

/**
 * A database of this browser, opened when it is first needed. `upgrade` creates its stores. A strict write is on the disk when it is
 * answered. Every call throws where the browser keeps nothing, such as in some private windows.
 */
export function browserDatabase(name: string, upgrade: (database: IDBDatabase) => void) {
  let opening: Promise<IDBDatabase> | null = null

  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => upgrade(request.result)
    return await answerOf(request)
  }

  async function begin(store: string, mode: IDBTransactionMode, isStrict: boolean): Promise<IDBTransaction> {
    opening ??= open()
    opening.catch(() => (opening = null))
    return (await opening).transaction(store, mode, { durability: isStrict ? 'strict' : 'default' })
  }

  return {
    async read<T>(store: string, ask: Ask<T>): Promise<T> {
      return await answerOf(ask((await begin(store, 'readonly', false)).objectStore(store)))
    },
    /** Writes all of it or nothing. */
    async write(store: string, change: (store: IDBObjectStore) => void, isStrict = false): Promise<void> {
      const transaction = await begin(store, 'readwrite', isStrict)
      const finished = endOf(transaction)
      change(transaction.objectStore(store))
      await finished
    },
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing.'))
  })
}
