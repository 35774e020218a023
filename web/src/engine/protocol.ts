// What is asked of the worker that thinks, and what it answers.

import type { ReviewView, ThoughtView } from "../rules/package";

/** A game as its start and what was played. */
export interface Course {
  readonly game: string;
  readonly start: string;
  readonly actions: readonly string[];
}

/** How far to think. */
export interface Limits {
  readonly nodes?: number;
  readonly depth?: number;
  readonly milliseconds?: number;
  /** Actions that a search leaves out. */
  readonly without?: string[];
}

export type Question =
  | { readonly what: "begin"; readonly module: WebAssembly.Module }
  | {
      readonly what: "think";
      readonly course: Course;
      readonly options: string;
      readonly limits: Limits;
      /** Whether it can be told to stop meanwhile; if not, only its end stops it. */
      readonly inSlices: boolean;
    }
  | { readonly what: "review"; readonly record: string; readonly nodes: number }
  /** What is being thought about in slices is wanted no more. */
  | { readonly what: "stop" };

/** A question with its number, which its answers have, too. */
export type Asked = Question & { readonly id: number };

export type Answer =
  | { readonly what: "thought"; readonly thought: ThoughtView; readonly milliseconds: number }
  | { readonly what: "chosen"; readonly thought: ThoughtView | undefined; readonly milliseconds: number }
  | { readonly what: "progress"; readonly done: number; readonly of: number }
  | { readonly what: "reviewed"; readonly review: ReviewView }
  /** It plays on without these files, which are missing or damaged. */
  | { readonly what: "lacks"; readonly names: readonly string[] }
  | { readonly what: "failed"; readonly reason: string };

/** An answer with the number of its question. */
export type Told = Answer & { readonly id: number };
