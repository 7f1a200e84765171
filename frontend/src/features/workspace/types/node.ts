/**
 * What a program finds in Node besides the language, as loosely as it can be said: a warning about the types of Node
 * would be about ours. Modules that are not files of the program are of any type.
 */
export const NODE = `
declare module '*';
declare var console: any;
declare var process: any;
declare var performance: any;
declare var global: any;
declare var module: any;
declare var exports: any;
declare var Buffer: any;
type Buffer = any;
declare var URL: any;
declare var TextEncoder: any;
declare var TextDecoder: any;
declare namespace NodeJS {
  type Timeout = any;
  type Timer = any;
  type Immediate = any;
  type ReadableStream = any;
  type WritableStream = any;
  type ErrnoException = any;
  type Process = any;
}
declare var __dirname: string;
declare var __filename: string;
declare function require(name: string): any;
declare function setTimeout(act: (...given: any[]) => void, ms?: number, ...given: any[]): any;
declare function setInterval(act: (...given: any[]) => void, ms?: number, ...given: any[]): any;
declare function setImmediate(act: (...given: any[]) => void, ...given: any[]): any;
declare function clearTimeout(timer?: any): void;
declare function clearInterval(timer?: any): void;
declare function clearImmediate(timer?: any): void;
declare function queueMicrotask(act: () => void): void;
declare function structuredClone<T>(value: T): T;
`;
