// expect: TLE|MLE|RTE
package main

func main() {
	for {
		go func() {
			for {
			}
		}()
	}
}
