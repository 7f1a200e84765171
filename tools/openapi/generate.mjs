// Writes the TypeScript types of the API from its OpenAPI document: node generate.mjs DOCUMENT. Of each operation what
// the client reads, one name each: path, query, body, answer, events; of the components the schemas.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/** What a client takes for an answer; of an error every operation says the same. */
const ANSWERED = ['200', '201', '202'];
const METHODS = ['get', 'put', 'post', 'delete'];
const JSON_TYPE = 'application/json';

const members = (type) => (type !== undefined && ts.isTypeLiteralNode(type) ? type.members : []);
const member = (type, name) => members(type).find((one) => one.name?.text === name);
const typeOf = (type, ...names) => names.reduce((inner, name) => member(inner, name)?.type, type);
const isNever = (type) => type?.kind === ts.SyntaxKind.NeverKeyword;

const property = (name, type, question) => factory.createPropertySignature(undefined, name, question, type);

/** With the comments of another node. */
function commented(node, like) {
  return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(like));
}

function parts(operation) {
  const named = (name) => member(typeOf(operation, 'parameters'), name);
  return ['path', 'query']
    .map(named)
    .filter((part) => part !== undefined && !isNever(part.type))
    .map((part) => {
      if (part.name.text === 'path') ts.setEmitFlags(part.type, ts.EmitFlags.SingleLine);
      return part;
    });
}

/** The union of what succeeds with: `undefined` where that is no JSON, nothing where nothing succeeds so. */
function answer(responses) {
  const succeeded = ANSWERED.map((status) => typeOf(responses, status)).filter((one) => one !== undefined);
  const types = succeeded.map(
    (one) =>
      typeOf(one, 'content', JSON_TYPE) ?? factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  );
  if (types.length === 0) return [];
  return [property('answer', types.length === 1 ? types[0] : factory.createUnionTypeNode(types))];
}

function short(operation) {
  const body = typeOf(operation, 'requestBody', 'content', JSON_TYPE);
  const responses = typeOf(operation, 'responses');
  const events = typeOf(responses, '200', 'content', 'text/event-stream');
  return factory.createTypeLiteralNode([
    ...parts(operation),
    ...(body === undefined ? [] : [property('body', body)]),
    ...answer(responses),
    ...(events === undefined ? [] : [property('events', events)]),
  ]);
}

function shortPath(path) {
  const methods = METHODS.map((name) => member(path.type, name)).filter(
    (one) => one !== undefined && !isNever(one.type),
  );
  const operations = methods.map((one) => commented(property(one.name, short(one.type)), one));
  return commented(property(path.name, factory.createTypeLiteralNode(operations)), path);
}

/** An interface of this name with other members. */
function rewritten(nodes, name, change) {
  const { modifiers, members: before } = nodes.find((node) => node.name?.text === name);
  const id = factory.createIdentifier(name);
  return factory.createInterfaceDeclaration(modifiers, id, undefined, undefined, change([...before]));
}

const document = JSON.parse(readFileSync(process.argv[2], 'utf8'), function without(key, value) {
  // A format is a comment of three lines in what is generated, and nothing else.
  if (typeof value?.format === 'string' && value.type !== undefined) delete value.format;
  // Handlers may share a name; without names each operation stands below its path.
  delete value?.operationId;
  return value;
});
const nodes = await openapiTS(document);
process.stdout.write(
  astToString([
    rewritten(nodes, 'paths', (paths) => paths.map(shortPath)),
    rewritten(nodes, 'components', (all) => all.filter((one) => one.name.text === 'schemas')),
  ]),
);
