// What `cargo xtask bench exam` is compared with: Fastify and postgres.js, one row for every save. It looks at
// no token, knows no lease and no chain of batches, and keeps every draft that it was ever sent.
import Fastify from 'fastify'
import postgres from 'postgres'

const sql = postgres({ host: process.env.PGHOST, port: 5432, database: 'assay', username: 'assay', max: 8 })

await sql`create schema if not exists naive`.simple()
await sql`create table if not exists naive.drafts (
  id bigint generated always as identity primary key, attempt uuid not null, task uuid not null,
  language text not null, source text not null, revision integer not null,
  saved_at timestamptz not null default now())`
await sql`create table if not exists naive.batches (
  id bigint generated always as identity primary key, attempt uuid not null, task uuid not null,
  number integer not null, payload text not null, received_at timestamptz not null default now())`

const app = Fastify({ bodyLimit: 1 << 20 })

app.put('/api/attempts/:attempt/tasks/:task/draft', async (request) => {
  const { attempt, task } = request.params
  const { language, source, revision } = request.body
  const [saved] = await sql`
    insert into naive.drafts (attempt, task, language, source, revision)
    values (${attempt}, ${task}, ${language}, ${source}, ${revision + 1}) returning revision, saved_at`
  return saved
})

app.post('/api/attempts/:attempt/tasks/:task/recording', async (request) => {
  const { attempt, task } = request.params
  const { number, payload } = request.body
  await sql`insert into naive.batches (attempt, task, number, payload)
    values (${attempt}, ${task}, ${number}, ${payload})`
  return { number }
})

await app.listen({ host: '127.0.0.1', port: 0 })
console.log(app.server.address().port)
