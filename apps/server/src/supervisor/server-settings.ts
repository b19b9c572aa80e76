import { availableParallelism, totalmem } from 'node:os'
import type { Endpoint } from './endpoint.ts'

const MiB = 1024 * 1024

/** Settings on the command line, where no edited file can weaken them. */
export function serverSettings(endpoint: Endpoint, isDurable: boolean): Record<string, string> {
  const isSocket = endpoint.host.startsWith('/')
  const memory = isDurable ? availableMemory() : 1024 * MiB
  const durability = isDurable ? 'on' : 'off'
  return {
    listen_addresses: isSocket ? '' : endpoint.host,
    port: String(endpoint.port),
    ...(isSocket ? { unix_socket_directories: endpoint.host } : {}),
    unix_socket_permissions: '0700',
    fsync: durability,
    full_page_writes: durability,
    synchronous_commit: durability,
    max_connections: '200',
    shared_buffers: `${megabytes(memory / 8, 128, 2048)}MB`,
    effective_cache_size: `${megabytes(memory / 2, 256, 65_536)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: `${megabytes(memory / 32, 64, 512)}MB`,
    max_wal_size: '2GB',
    // Data on solid state disks is the rule; short statements gain nothing from compilation.
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers: String(availableParallelism()),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%u@%d ',
    lc_messages: 'C',
  }
}

function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

function megabytes(bytes: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, bytes / MiB)))
}
