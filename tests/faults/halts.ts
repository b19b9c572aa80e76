import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import type { Blow } from './kills.ts'

const patienceMs = 60_000

/** A point of a job: the end of the first step that comes so far, when its effect is there and not committed. */
export type Point = { readonly kind: string; readonly done: number }

/** Makes the database able to hold jobs at points, also after it was killed itself. */
export async function installHalts(product: Product): Promise<void> {
  await withClient(product.database('postgres'), async (client) => {
    await client.query(`
      create table public.halt (kind text not null, done integer not null);
      create function public.halt_job() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        while exists (select from public.halt h where h.kind = new.kind and old.done_count < h.done and h.done <= new.done_count) loop
          perform pg_sleep(0.01);
        end loop;
        return new;
      end $$;
      create trigger halt before update of done_count on platform.job for each row execute function public.halt_job()`)
    // Else the server would work on for a process that is dead.
    await client.query(`alter system set client_connection_check_interval = '50ms'`)
    await client.query('select pg_reload_conf()')
  })
}

export async function haltAt(product: Product, points: readonly Point[]): Promise<void> {
  const values = points.map(({ kind, done }) => `(${pg.escapeLiteral(kind)}, ${done})`)
  await ask(product, `insert into public.halt values ${values.join(', ')}`)
}

/** Waits until a job stands at the point, strikes, and lets it go on. */
export async function strikeAt(product: Product, { kind, done }: Point, blow: Blow): Promise<void> {
  await untilWaiting(product.database('postgres'), "wait_event = 'PgSleep'")
  await blow(product)
  await ask(product, `delete from public.halt where kind = ${pg.escapeLiteral(kind)} and done = ${done}`)
}

/** Throws: Error when nobody of role app waits in this way within a minute. */
export async function untilWaiting(superUrl: string, condition: string): Promise<void> {
  await withClient(superUrl, async (client) => {
    for (const until = Date.now() + patienceMs; ;) {
      const { rows } = await client.query(`select from pg_stat_activity where usename = 'app' and ${condition}`)
      if (rows.length > 0) return
      if (Date.now() > until) throw new Error('The job does not begin.')
      await sleep(10)
    }
  })
}

async function ask(product: Product, text: string): Promise<void> {
  await withClient(product.database('postgres'), (client) => client.query(text))
}
